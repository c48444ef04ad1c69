import fc from "fast-check";

// Every run of the tests tries the same inputs; ATRIUM_SEED tries others, to look for what these do not find.
fc.configureGlobal({ seed: Number(process.env["ATRIUM_SEED"] ?? 20261121) });
