/**
 * Content owns what the team writes for the public site: documents with their versions in every language, authors,
 * topics,
 *   and the library of pictures that documents can show. Promises: a body is a tree of known blocks and never HTML;
 *   nothing is public before it is published; every version is stored;
 *   an address that was public redirects to where its document is; only library pictures are ever shown. Announces:
 *   content.changed { documentId }, so that its pages are rendered again.
 */
export { checks } from './checks.ts'
export { createDocument, moveDocument } from './commands.ts'
export { addToLibrary } from './library.ts'
export { saveSettings } from './settings.ts'
