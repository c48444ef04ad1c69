/** As many subsites as new people can join by themselves. */
export const autoJoinMost = 500;
