/** Texts of this module. */
export const problems = {
  slugInUse: 'Another document uses this address. Choose a different one.',
  outdated: 'Someone else saved this document since you opened it. Compare with the latest version, then save again.',
  settingsOutdated: 'Someone else saved these settings since you opened them. Reload the page, then change them again.',
  brokenMenuLink: (link: string) => `“${link}” is not a page of this site. Correct the link or remove it, then save.`,
  unknownPicture: 'A picture isn’t in the content library. Add it there first.',
  unknownFile: 'A file is missing, or someone else uploaded it. Upload it again.',
  unknownTopic: 'A topic no longer exists. Remove it from the document.',
  unknownAuthor: 'The author no longer exists. Choose another.',
  unknownBrand: 'A brand no longer exists. Remove its menu.',
  findingsOpen: 'Fix the findings marked as required before you publish.',
  datePast: 'Choose a time in the future.',
  topicInUse: 'A document uses this topic or author. Change the document first.',
  openingClosed: 'This opening no longer takes applications.',
  notAPicture: 'Choose an uploaded picture.',
}
