/**
 * content owns what the team writes for the public site: documents with their versions in every language, authors, topics,
 *   and the library of pictures that documents can show.
 * Promises: a body is a tree of known blocks and never HTML; nothing is public before it is published; every version is kept;
 *   an address that was public leads on to where its document is; only pictures of the library are ever shown.
 * Announces: content.changed { documentId }, so that its pages are made again.
 */
export { checks } from './checks.ts'
export { createDocument, moveDocument } from './commands.ts'
export { addToLibrary } from './library.ts'
export { saveSettings } from './settings.ts'
