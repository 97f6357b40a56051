import type { lateIcons } from './late-icons.ts'

/**
 * Our own line drawings on a 24 by 24 grid, for a stroke of 1.6. `M` paths only; a dot is a zero-length line. This file
 * has those any visitor may need; the others load later.
 */
export const iconPaths = {
  alert: 'M12 8v5 M12 16.5v0 M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17Z',
  'arrow-left': 'M19.5 12h-15 M10.5 6l-6 6l6 6',
  'arrow-right': 'M4.5 12h15 M13.5 6l6 6l-6 6',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5 M4.5 16.5h15 M10 19.5a2.1 2.1 0 0 0 4 0 M12 5.5V3.5',
  bolt: 'M13 3.5L5.5 13.5H11.5L11 20.5L18.5 10.5H12.5Z',
  calendar:
    'M4.5 6h15v14h-15Z M4.5 10.5h15 M8.5 3.5V7.5 M15.5 3.5V7.5 M8.5 14h0 M12 14h0 M15.5 14h0 M8.5 17h0 M12 17h0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6l6-6',
  'chevron-left': 'M14.5 6l-6 6l6 6',
  'chevron-right': 'M9.5 6l6 6l-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17Z M12 7.5V12l3 2.5',
  close: 'M6 6L18 18 M18 6L6 18',
  compare: 'M12 4v16 M4 7h5v10H4Z M15 7h5v10h-5Z',
  filter:
    'M4 7.5h9 M17.5 7.5H20 M15.2 5.2a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6Z M4 16.5h2.5 M11 16.5h9 M8.8 14.2a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 0 0 0-4.6Z',
  grid: 'M4.5 4.5h6v6h-6Z M13.5 4.5h6v6h-6Z M4.5 13.5h6v6h-6Z M13.5 13.5h6v6h-6Z',
  heart: 'M12 19.8C6.3 15.9 3.5 12.8 3.5 9.3A4.5 4.5 0 0 1 12 7.2A4.5 4.5 0 0 1 20.5 9.3C20.5 12.8 17.7 15.9 12 19.8Z',
  info: 'M12 11v5.5 M12 7.7v0 M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17Z',
  lantern: 'M9 5.5L12 3l3 2.5 M8 8h8l1 10H7Z M6.5 18h11v2.5h-11Z M8.5 5.5h7V8h-7Z M12 11v4',
  map: 'M3.5 6.5L9 4.5l6 2l5.5-2v13L15 19.5l-6-2l-5.5 2Z M9 4.5v13 M15 6.5v13',
  menu: 'M4 7.5h16 M4 12h16 M4 16.5h16',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  paw: 'M12 12.5c-2.8 0-5 2.5-5 4.7c0 1.6 1.2 2.6 2.5 2.3c1-.2 1.5-.6 2.5-.6s1.5.4 2.5.6c1.3.3 2.5-.7 2.5-2.3c0-2.2-2.2-4.7-5-4.7Z M5.5 10v1 M9.5 6v1.5 M14.5 6v1.5 M18.5 10v1',
  phone:
    'M6 4h3l1.5 4.5l-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v3.5A1.5 1.5 0 0 1 18.5 20C11 20 4 13 4 5.5A1.5 1.5 0 0 1 6 4Z',
  plus: 'M12 5v14 M5 12h14',
  receipt: 'M6 3.5h12v17l-2-1.5l-2 1.5l-2-1.5l-2 1.5l-2-1.5l-2 1.5Z M9 8h6 M9 12h6',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13Z M15.8 15.8L20 20',
  share: 'M12 14.5V3.5 M8 7l4-4l4 4 M7 11H5v9.5h14V11h-2',
  star: 'M12 4l2.5 5.2l5.5.8l-4 4l1 5.7l-5-2.7l-5 2.7l1-5.7l-4-4l5.5-.8Z',
  user: 'M12 4.5a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6Z M4.8 20c.7-3.5 3.6-5.2 7.2-5.2s6.5 1.7 7.2 5.2',
  water:
    'M3.5 8c1.5 0 1.5 1.2 3 1.2s1.5-1.2 3-1.2s1.5 1.2 3 1.2s1.5-1.2 3-1.2s1.5 1.2 3 1.2s1-.6 2-1 M3.5 12.5c1.5 0 1.5 1.2 3 1.2s1.5-1.2 3-1.2s1.5 1.2 3 1.2s1.5-1.2 3-1.2s1.5 1.2 3 1.2s1-.6 2-1 M3.5 17c1.5 0 1.5 1.2 3 1.2s1.5-1.2 3-1.2s1.5 1.2 3 1.2s1.5-1.2 3-1.2s1.5 1.2 3 1.2s1-.6 2-1',
  wifi: 'M3.5 9.5a12.5 12.5 0 0 1 17 0 M6.5 13a8.2 8.2 0 0 1 11 0 M9.5 16.3a4 4 0 0 1 5 0 M12 19.3v0',
} as const

export type IconName = keyof typeof iconPaths | keyof typeof lateIcons

/** Directional icons, which are mirrored from right to left. */
export const turningIcons: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'chevron-left',
  'chevron-right',
  'list',
  'logout',
  'sort',
  'steps',
])
