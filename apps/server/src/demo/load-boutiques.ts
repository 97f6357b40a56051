import type { WriteCtx } from '#kernel/work'
import { saveBoutique } from '#modules/boutiques'
import type { DemoHome } from './homes.ts'

const boutiques = [
  {
    slug: 'the-drake-inn',
    name: 'The Drake Inn',
    site: 'The Drake Inn',
    theme: 'inn',
    line: 'Rooms on the green, and supper when the lamps are lit',
    text: 'An inn since the coaches stopped here, and the homes around its yard. The front desk is open until eleven; breakfast starts at seven.',
    holds: ({ setting, type }: DemoHome): boolean => type === 'inn' || setting === 'village',
  },
  {
    slug: 'canoe-place',
    name: 'Canoe Place',
    site: 'Canoe Place',
    theme: null,
    line: 'Cabins on the still side of the lake',
    text: 'Every cabin has a landing of its own and a canoe tied to it. The kitchen by the boathouse sends supper across the water.',
    holds: ({ setting }: DemoHome): boolean => setting === 'lake',
  },
] as const
const mostHomes = 9

/** The two boutique collections whose addresses are built into the product. */
export const loadBoutiques = async (
  ctx: WriteCtx,
  homes: readonly DemoHome[],
  homeIds: readonly number[],
): Promise<void> => {
  for (const { holds, ...boutique } of boutiques) {
    const fitting = homes.filter(holds)
    const chosen = (fitting.length > 0 ? fitting : homes).slice(0, mostHomes)
    await saveBoutique(ctx, {
      ...boutique,
      shown: true,
      homeIds: chosen.flatMap(({ index }) => homeIds[index] ?? []),
    })
  }
}
