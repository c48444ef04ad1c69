/** Why a dialog could not be fetched, as a sentence that is told. */
export class NotLoaded extends Error {}
