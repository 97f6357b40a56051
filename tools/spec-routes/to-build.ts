/** Screens of the specification that are not built yet. A screen that answers must leave this list: it only shrinks. */
export const routesToBuild: readonly string[] = []
