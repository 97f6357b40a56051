import { type PipelineStage, type Program, pipelineStages, programs } from '@porchlight/contract'
import { href } from 'react-router'

/** What staff list in the pipeline, as in the address. */
export type PipelineFilter = {
  q: string
  stage: PipelineStage | undefined
  program: Program | undefined
  page: number
  homesPage: number
}

const numberIn = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1)

export const pipelineFilterOf = (params: URLSearchParams): PipelineFilter => ({
  q: params.get('q')?.trim().slice(0, 80) ?? '',
  stage: pipelineStages.find((one) => one === params.get('stage')),
  program: programs.find((one) => one === params.get('program')),
  page: numberIn(params.get('page')),
  homesPage: numberIn(params.get('homesPage')),
})

export const isFiltered = ({ q, stage, program }: PipelineFilter): boolean =>
  q !== '' || stage !== undefined || program !== undefined

/** The query of the call. */
export const pipelineQuery = ({ q, stage, program, page, homesPage }: PipelineFilter) => ({
  ...(q && { q }),
  ...(stage && { stage }),
  ...(program && { program }),
  page,
  homesPage,
})

/** The address of a page of the list, at one of its sections. */
export const pipelinePath = (
  { page, homesPage, ...filter }: PipelineFilter,
  at: '#applications' | '#homes',
): string => {
  const params = new URLSearchParams({
    ...pipelineQuery({ ...filter, page, homesPage }),
    page: String(page),
    homesPage: String(homesPage),
  })
  return `${href('/staff/partner-pipeline')}?${params}${at}`
}
