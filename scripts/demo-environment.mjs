import { resolve } from "node:path";

/** Whatever leads to a real installation, or lets mails leave this machine. */
const real = /^(ATRIUM_|DATABASE_|SMTP_)/;

/**
 * The environment of the demo: a data folder of its own (`ATRIUM_DEMO_DATA`, else ./data-demo) and nothing of what the real
 * installation of this machine is set to. A sentence when the folder would be the real one.
 */
export function demoEnvironment(environment, root) {
  const folder = resolve(root, environment.ATRIUM_DEMO_DATA || "data-demo");
  const others = [resolve(root, "data"), resolve(root, environment.ATRIUM_DATA || "data")];
  if (others.includes(folder))
    return `The demo does not touch ${folder}, where the real data is. Give it another folder with ATRIUM_DEMO_DATA.`;
  const kept = Object.entries(environment).filter(([name]) => !real.test(name));
  return { ...Object.fromEntries(kept), ATRIUM_DATA: folder };
}
