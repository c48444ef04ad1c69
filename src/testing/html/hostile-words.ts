/** Texts that became markup, script or style somewhere, once. */
export const hostileWords = [
  "<script>alert(1)</script>",
  "</script><svg/onload=alert(1)>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "</textarea></title></style><b onclick=alert(1)>",
  "<!--><script>alert(1)</script-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<style>*{background:url(//evil.example)}</style>",
  "expression(alert(1)); behavior:url(x); @import 'x'",
  "</div></div><base href=//evil.example>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;",
  "\u202egpj.exe",
  "\u2028\u2029",
  "javascript:alert(1)",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
] as const;

/** Addresses that are no place to go. */
export const hostileAddresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "\u00a0javascript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "javascript%3aalert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml;base64,PHN2Zz4=",
  "data:image/png;base64,AAAA",
  "file:///etc/passwd",
  "blob:https://site.example/1",
  "view-source:javascript:alert(1)",
  "feed:javascript:alert(1)",
  "//evil.example",
  "/\t/evil.example/x.png",
  "/\\\\evil.example/x.png",
  'https://evil.example/"onclick="alert(1)',
] as const;

/** The same address in every place of Markdown that takes one. */
export const linksOfMarkdown = (address: string) =>
  [
    `[x](${address})`,
    `[x](<${address}>)`,
    `![x](${address})`,
    `![x](<${address}> "t\\"i")`,
    `<${address}>`,
    `[x][r]\n\n[r]: ${address}\n`,
    `[x][q]\n\n[q]: <${address}> 'title'\n`,
    address,
  ].join("\n\n");
