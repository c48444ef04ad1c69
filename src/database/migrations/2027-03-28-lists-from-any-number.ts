/** Lists in documents count from any number. Earlier releases can't read that, and this name makes them refuse (document-forms.test.ts). */
export async function up(): Promise<void> {}
