import { lettered } from './drawn-text.ts'

const width = 1200
const height = 840

/** A fictitious ID card, as someone in the demo world submits it: drawn, and marked as a specimen. */
export const specimen = (name: string, birthDate: string): string => {
  const [first = '', ...rest] = name.split(' ')
  const lines = [rest.join(' '), first, birthDate.replaceAll('-', ' ')]
  const letters = lines.map((line, at) => lettered(line.toUpperCase(), 480, 290 + at * 110, 44)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#b9a88c"/>
<rect x="60" y="60" width="${width - 120}" height="${height - 120}" rx="28" fill="#eef1ea"/>
<rect x="120" y="230" width="290" height="370" rx="10" fill="#cfd8cf"/>
<circle cx="265" cy="365" r="72" fill="#7d8d80"/>
<path d="M145 600c0-95 50-140 120-140s120 45 120 140z" fill="#7d8d80"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path stroke="#2f4a3c" stroke-width="9" d="${lettered('IDENTITY CARD', 120, 120, 54)}"/>
<path stroke="#22272b" stroke-width="7" d="${letters}"/>
<path stroke="#a63d2f" stroke-width="9" d="${lettered('SPECIMEN', 480, 660, 54)}"/>
</g></svg>`
}

export const specimenWidth = width
