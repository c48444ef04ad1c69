import * as React from "react";

const inside = (React as unknown as Record<string, object | undefined>)[
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"
];

// For every element React in development notes down by which lines it was made, up to this number of them: a tenth of the time
// of all tests. What it complains of it says without that too. Where React has no such number, tests are only slower.
if (inside)
  Object.defineProperty(inside, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });
