/** Two times on one wall clock, as in "9:00 AM EST" and "11:00 AM EST": their zone is named once. */
export const oneZone = (from: string, to: string): { from: string; to: string } => {
  const zone = to.slice(to.lastIndexOf(' '))
  return { from: from.endsWith(zone) ? from.slice(0, -zone.length) : from, to }
}
