import { describe, expect, it } from 'vitest'
import { isFiltered, pipelineFilterOf, pipelinePath, pipelineQuery } from './pipeline-filter.ts'

const filterIn = (search: string) => pipelineFilterOf(new URLSearchParams(search))

describe('the filter of the partner pipeline', () => {
  it('reads the address and ignores what is not a choice', () => {
    const filter = filterIn('q=%20Quill%20&stage=waiting&program=broker&page=3&homesPage=x')
    expect(pipelineQuery(filter)).toEqual({ q: 'Quill', stage: 'waiting', program: 'broker', page: 3, homesPage: 1 })
    expect(isFiltered(filterIn('stage=gone&program=&page=0'))).toBe(false)
  })

  it('keeps the filter and the other list in place when one list turns its page', () => {
    const filter = filterIn('q=Quill&stage=closed&page=2')
    expect(pipelinePath({ ...filter, homesPage: 4 }, '#homes')).toBe(
      '/staff/partner-pipeline?q=Quill&stage=closed&page=2&homesPage=4#homes',
    )
  })
})
