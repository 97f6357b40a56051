/**
 * Prints only one text, whatever is open over the page: it is added next to the page as a print-only sheet, and removed
 * afterward.
 */
export const printText = ({ title, html, note }: { title: string; html: string; note?: string | undefined }): void => {
  const sheet = document.createElement('section')
  sheet.className = 'ui-print-sheet'
  const heading = document.createElement('h1')
  heading.textContent = title
  const text = document.createElement('div')
  text.className = 'ui-document'
  text.innerHTML = html
  sheet.append(heading, text)
  if (note) {
    const line = document.createElement('p')
    line.className = 'ui-print-note'
    line.textContent = note
    sheet.append(line)
  }
  const root = document.documentElement
  const name = document.title
  document.body.append(sheet)
  root.dataset.printing = ''
  document.title = title
  addEventListener(
    'afterprint',
    () => {
      sheet.remove()
      delete root.dataset.printing
      document.title = name
    },
    { once: true },
  )
  print()
}
