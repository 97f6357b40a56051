import type { Console, ConsoleGroup, ConsoleItem } from './console-shell.tsx'

/** A phone's tab bar holds five tabs; the last one opens the rest. */
const tabs = 4

export const itemsOf = (room: Console): readonly ConsoleItem[] =>
  'groups' in room ? [...room.front, ...room.groups.flatMap(({ items }) => items), ...room.foot] : room.items

/** A group as one item where there is only room for an icon: it opens the group's first page. */
export const groupAsItem = ({ label, icon, items }: ConsoleGroup): ConsoleItem[] =>
  items.slice(0, 1).map(({ href: path }) => ({
    href: path,
    icon,
    label,
    under: items.flatMap(({ href: own, under = own }) => under),
  }))

/** A phone shows the pages above the groups, then the groups: those people use on the go first. */
const phoneItems = (room: Console): readonly ConsoleItem[] => {
  if (!('groups' in room)) return []
  const onTheGo = room.groups.filter(({ onPhone }) => onPhone)
  const others = room.groups.filter(({ onPhone }) => !onPhone)
  return [...room.front, ...[...onTheGo, ...others].flatMap(groupAsItem)]
}

export const tabsOf = (room: Console): readonly ConsoleItem[] =>
  [...phoneItems(room), ...itemsOf(room)]
    .filter((item, at, all) => all.findIndex(({ href: path }) => path === item.href) === at)
    .slice(0, tabs)
