/** By what the server calls them in English, and by their codes. */
export type AmenityNames = { groups: Readonly<Record<string, string>>; labels: Readonly<Record<string, string>> }
