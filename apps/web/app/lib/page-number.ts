/** The list page an address requests: a whole number from 1; the first for anything else. */
export const pageNumber = ({ url }: Request): number => {
  const number = Number(new URL(url).searchParams.get('page'))
  return Number.isSafeInteger(number) && number > 0 ? number : 1
}
