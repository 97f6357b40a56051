/** Joins the class names that hold: `classNames('a', on && 'b')`. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
