/** By the server's English names, and by their codes. */
export type AmenityNames = { groups: Readonly<Record<string, string>>; labels: Readonly<Record<string, string>> }
