/** The team sits on the island: its days are those of the island, and what is about no house is told by its clock. */
export const teamZone = 'America/New_York'
