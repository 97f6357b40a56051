/** The team sits on the island: its days are those of the island. */
export const teamZone = 'America/New_York'
