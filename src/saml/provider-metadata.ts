import { X509Certificate } from "node:crypto";
import { RefusedAnswer } from "./refused-answer.ts";
import { childrenNamed, everyElement, isNamed, wordsOf } from "./tree.ts";
import { type Element, readXml } from "./xml.ts";

/** A provider as its metadata describes it. */
export type ProviderMetadata = {
  readonly entityId: string;
  readonly signInAddress: string;
  /** Those that it signs with, as PEM: two while it goes over to a new one. */
  readonly certificates: readonly string[];
};

/** What is wrong with a metadata file. */
export type MetadataFault = "unreadable" | "no-redirect" | "no-certificate";

const bounds = { letters: 300_000, elements: 10_000, depth: 40, withComments: true };
const certificatesMost = 4;
const keyBitsLeast = 2048;

/** The one identity provider that a metadata file describes. Its own signature is not looked at: an owner has brought it. */
export function readProviderMetadata(text: string): ProviderMetadata | MetadataFault {
  try {
    return providerIn(readXml(text.trim(), bounds));
  } catch (error) {
    if (error instanceof RefusedAnswer) return "unreadable";
    throw error;
  }
}

function providerIn(root: Element): ProviderMetadata | MetadataFault {
  const entities = [...everyElement(root)].filter((each) => isNamed(each, "metadata", "EntityDescriptor"));
  const [found, ...more] = entities.flatMap((entity) =>
    childrenNamed(entity, "metadata", "IDPSSODescriptor").map((role) => ({ entity, role })),
  );
  const entityId = found?.entity.attributes.get("entityID")?.trim() ?? "";
  if (!found || more.length > 0 || entityId === "" || entityId.length > 1024) return "unreadable";
  const signInAddress = redirectAddressOf(found.role);
  if (signInAddress === null) return "no-redirect";
  const certificates = certificatesOf(found.role);
  if (certificates.length === 0 || certificates.length > certificatesMost) return "no-certificate";
  return { entityId, signInAddress, certificates };
}

function redirectAddressOf(role: Element): string | null {
  const binding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
  const services = childrenNamed(role, "metadata", "SingleSignOnService");
  const service = services.find(({ attributes }) => attributes.get("Binding") === binding);
  return service?.attributes.get("Location")?.trim() ?? null;
}

function certificatesOf(role: Element): string[] {
  const keys = childrenNamed(role, "metadata", "KeyDescriptor").filter(
    ({ attributes }) => attributes.get("use") !== "encryption",
  );
  const written = keys.flatMap((key) =>
    [...everyElement(key)].filter((each) => isNamed(each, "signature", "X509Certificate")).map(wordsOf),
  );
  return [...new Set(written.flatMap(usable))];
}

/** Signatures are looked at with RSA alone, and with no short key. */
function usable(base64: string): string[] {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, "base64"));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    const isLong = (asymmetricKeyDetails?.modulusLength ?? 0) >= keyBitsLeast;
    return asymmetricKeyType === "rsa" && isLong ? [certificate.toString()] : [];
  } catch {
    return [];
  }
}

/** Until when a certificate says that it is good; milliseconds since 1970. Answers count beyond it, as the standard has it. */
export function certificateEnd(pem: string): number {
  return Date.parse(new X509Certificate(pem).validTo);
}
