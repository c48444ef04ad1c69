/** What a browser gives when it is asked for a passkey: JSON of what it made or signed, or why there is none. */
export type Asked =
  | { readonly credential: string }
  | { readonly failed: "unused" | "there" | "unable" | "elsewhere" };

/** Whether this browser has passkeys at all: of those in use all have, in what browsers call a secure context. */
function isAble(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Asks for a new passkey; `options` as the server gives them. */
export async function makePasskey(options: string): Promise<Asked> {
  return asked(async () => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
    return navigator.credentials.create({ publicKey });
  });
}

/** Asks for a signature of one that is there. */
export async function signWithPasskey(options: string): Promise<Asked> {
  return asked(async () => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
    return navigator.credentials.get({ publicKey });
  });
}

async function asked(work: () => Promise<Credential | null>): Promise<Asked> {
  if (!isAble()) return { failed: "unable" };
  try {
    const given = await work();
    if (!(given instanceof PublicKeyCredential)) return { failed: "unused" };
    return { credential: JSON.stringify(given.toJSON()) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "InvalidStateError") return { failed: "there" };
    if (name === "NotSupportedError") return { failed: "unable" };
    // The site is looked at under another name than its own.
    if (name === "SecurityError") return { failed: "elsewhere" };
    // The window of the browser was closed, nothing was chosen, or it took too long: browsers do not say which.
    return { failed: "unused" };
  }
}
