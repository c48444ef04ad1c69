/** What looks like a path of the house and is none: names of the platform, of a library, of what a run leaves behind. */
const others = /^(index\.ts|test-results\/|clock\.renderedAt|tx\.(announce|db)|Element\.prototype)$/;

/** The paths and scripts that a document names and that are not there. */
export function lostPaths(text: string, exists: (path: string) => boolean): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = ""]) => words);
  const paths = quoted
    .filter((words) => /^[a-z][\w.-]*(\/[\w.-]+)*\/?$/i.test(words) && /\/|\.\w+$/.test(words))
    .filter((words) => !others.test(words));
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = ""]) => path);
  const scripts = [...text.matchAll(/\bnode (scripts\/[\w.-]+)/g)].map(([, path = ""]) => path);
  return [...paths, ...links, ...scripts].filter((path) => !exists(path.replace(/\/$/, "")));
}

/** The commands of package.json that a document names and that it does not have. */
export function lostCommands(text: string, has: (command: string) => boolean): string[] {
  return [...text.matchAll(/\bnpm run (\w+)/g)]
    .map(([, command = ""]) => command)
    .filter((each) => !has(each));
}
