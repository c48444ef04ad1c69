/** A language that is coloured: what Markdown calls it, its own name, and the other words by which it is called. */
export type CodeLanguage = { readonly id: string; readonly name: string; readonly others: readonly string[] };

const known = `
bash Bash sh zsh shell console
c C h
clojure Clojure clj
cpp C++ c++ cc cxx hpp
csharp C# cs c#
css CSS
dart Dart
diff Diff patch
dockerfile Dockerfile docker
dos Batch bat cmd
elixir Elixir ex exs
excel Excel xls xlsx
go Go golang
graphql GraphQL gql
groovy Groovy gradle
haskell Haskell hs
http HTTP https
ini INI toml
java Java
javascript JavaScript js jsx mjs cjs
json JSON jsonc json5
julia Julia jl
kotlin Kotlin kt kts
latex LaTeX tex
less Less
lua Lua
makefile Makefile make mk
markdown Markdown md
matlab MATLAB
nginx nginx nginxconf
objectivec Objective-C objc mm
perl Perl pl pm
php PHP
powershell PowerShell ps ps1 pwsh
python Python py gyp
r R
ruby Ruby rb
rust Rust rs
scala Scala
scss SCSS
sql SQL pgsql mysql
swift Swift
typescript TypeScript ts tsx mts cts
vbnet VB.NET vb
xml HTML,_XML html xhtml svg rss
yaml YAML yml
`;

/** In the order of their names. */
export const codeLanguages: readonly CodeLanguage[] = known
  .trim()
  .split("\n")
  .map((line): CodeLanguage => {
    const [id = "", name = "", ...others] = line.split(" ");
    return { id, name: name.replace("_", " "), others };
  })
  .toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));

/** The language that somebody means; null for one that is not coloured. */
export function languageOf(said: string): CodeLanguage | null {
  const wanted = said.toLowerCase();
  return codeLanguages.find(({ id, others }) => id === wanted || others.includes(wanted)) ?? null;
}
