import { type IncomingMessage, ServerResponse } from "node:http";

/** Longer bodies would be copied for longer than a second piece costs. */
const most = 65_536;

/**
 * An answer whose bytes leave in one piece with its headers: Node writes bytes behind them as a second one, and a text of bytes in one with them
 * (decision 0028).
 */
export class WholeAnswer<Asked extends IncomingMessage> extends ServerResponse<Asked> {
  override end(...given: unknown[]): this {
    const [body] = given;
    const isWhole = Buffer.isBuffer(body) && body.length <= most;
    const sent = isWhole ? [body.toString("latin1"), "latin1", given.at(-1)] : given;
    return super.end(...(sent as [string, BufferEncoding]));
  }
}
