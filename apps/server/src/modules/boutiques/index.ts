/**
 * Boutiques own the collections of homes that are shown as small sites of their own: their names, texts, and homes.
 * Promises: only homes on the market are shown, in the order the team set; one without any is not shown at all.
 * Announces: boutique.changed { slug }, so that its pages are rendered again.
 */
export { saveBoutique } from './boutiques.ts'
