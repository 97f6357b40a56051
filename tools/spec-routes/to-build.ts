/** Screens of the specification that aren't built yet. A screen that responds must leave this list: it only shrinks. */
export const routesToBuild: readonly string[] = []
