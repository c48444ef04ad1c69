import { resolve } from "node:path";
import { parseArgs } from "node:util";

/** Whatever leads to a real installation, or lets mails leave this machine. */
const real = /^(ATRIUM_|DATABASE_|SMTP_)/;

/** The language that the demo is to speak, `--language nl` or `ATRIUM_DEMO_LANGUAGE`; undefined when nobody says. */
export function demoLanguage(args, environment) {
  return asked(args).language || environment.ATRIUM_DEMO_LANGUAGE || undefined;
}

/** Whether five of its teams have subsites: `--subsites`. */
export function demoWithSubsites(args) {
  return asked(args).subsites === true;
}

function asked(args) {
  const options = { language: { type: "string" }, subsites: { type: "boolean" } };
  return parseArgs({ args: [...args], options }).values;
}

/**
 * The environment of the demo: a data folder of its own (`ATRIUM_DEMO_DATA`, else ./data-demo, and one more for each language
 * that is asked for and for subsites) and nothing of what the real installation of this machine is set to. A sentence when the folder would
 * be the real one.
 */
export function demoEnvironment(environment, root, language, withSubsites = false) {
  const plain = language ? `data-demo-${language.replace(/[^a-z-]/gi, "")}` : "data-demo";
  const usual = withSubsites ? `${plain}-subsites` : plain;
  const folder = resolve(root, environment.ATRIUM_DEMO_DATA || usual);
  const others = [resolve(root, "data"), resolve(root, environment.ATRIUM_DATA || "data")];
  if (others.includes(folder))
    return `${folder} has real data, so the demo won't use it. Set ATRIUM_DEMO_DATA to another folder.`;
  const kept = Object.entries(environment).filter(([name]) => !real.test(name));
  return { ...Object.fromEntries(kept), ATRIUM_DATA: folder };
}
