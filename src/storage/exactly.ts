/** The same stream; it breaks before a byte too many, and at an end that comes too early. */
export async function* exactly(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of content) {
    seen += chunk.length;
    if (seen > size) break;
    yield chunk;
  }
  if (seen !== size) throw new Error(`A file did not come to the ${size} bytes that were announced.`);
}
