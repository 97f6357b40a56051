import {
  type CommissionFigure,
  type CommissionSource,
  type CommissionState,
  commissionFigures,
  commissionSources,
  commissionStates,
} from '@porchlight/contract'
import { type MonthRange, monthParams, monthRangeOf } from '#app/features/partner-money/month-range.ts'

/** Which commissions staff list, as in the address. */
export type CommissionFilter = {
  number: string
  state: CommissionState | undefined
  source: CommissionSource | undefined
  partnerId: number | undefined
  /** A single commission, as linked from tasks. */
  id: number | undefined
  figure: CommissionFigure
  /** The months the figure is dated in; undefined: any. */
  range: MonthRange | undefined
}

export const filterOf = (params: URLSearchParams): CommissionFilter => ({
  number: params.get('number')?.trim().slice(0, 40) ?? '',
  state: commissionStates.find((one) => one === params.get('state')),
  source: commissionSources.find((one) => one === params.get('source')),
  id: /^\d{1,12}$/.test(params.get('id') ?? '') ? Number(params.get('id')) : undefined,
  partnerId: /^\d{1,12}$/.test(params.get('partnerId') ?? '') ? Number(params.get('partnerId')) : undefined,
  figure: commissionFigures.find((one) => one === params.get('figure')) ?? 'booked',
  range: monthRangeOf(params),
})

/** The query of the call. */
export const queryOf = ({ number, state, source, partnerId, id, figure, range }: CommissionFilter) => ({
  ...(id && { commissionId: id }),
  ...(number && { number }),
  ...(state && { state }),
  ...(source && { source }),
  ...(partnerId && { partnerId }),
  ...(range && { figure, ...range }),
})

/** The address parameters of a list page. */
export const paramsOf = ({ range, ...filter }: CommissionFilter, page: number): URLSearchParams => {
  const { from: _, to: __, partnerId, commissionId, ...query } = { from: '', to: '', ...queryOf({ ...filter, range }) }
  return new URLSearchParams({
    ...query,
    ...(commissionId && { id: String(commissionId) }),
    ...(partnerId && { partnerId: String(partnerId) }),
    ...(range && monthParams(range)),
    page: String(page),
  })
}
