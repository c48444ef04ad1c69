/** The request of the browser, as far as a sending needs one; a test says what becomes of it. */
export class HeldRequest {
  static last: HeldRequest;
  upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 200;
  responseText = "";
  form = new FormData();
  path = "";
  constructor() {
    HeldRequest.last = this;
  }
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {
    this.onabort();
  }
}
