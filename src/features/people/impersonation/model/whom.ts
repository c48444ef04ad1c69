/** A person as each of the two addresses names them: here both numbers are one (CACT-27). */
export const whomFromList = (id: number) => ({ profile_id: id });
export const whomFromMenu = (id: number) => ({ user_id: id });
