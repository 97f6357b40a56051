/** The result of one scroll through a calendar or a table. It is measured in the page, so the scripts are text. */
export type Scrolled = {
  /** Milliseconds of each frame. */
  frames: number[]
  /** The longest time the page did not respond. */
  longest: number
  /** Frames in which a day at the far edge of the view was not rendered. */
  blank: number
}

/** What to scroll, by how many pixels per frame, and for how many frames at most. */
export type Way = { box: string; step: number; most: number }

/** Scrolls a box sideways, by this many pixels per frame, and then down and up once. */
export const scrollScript = ({ box, step, most }: Way): string => `(async () => {
  const box = document.querySelector(${JSON.stringify(box)})
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const told = { frames: [], longest: 0, blank: 0 }
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) told.longest = Math.max(told.longest, duration)
  })
  watch.observe({ type: 'longtask' })
  const day = document.querySelector('.ui-homes-day')?.getBoundingClientRect().width
  const width = box.clientWidth
  const across = Math.min(box.scrollWidth - width, ${most * step})
  const down = box.scrollHeight - box.clientHeight
  box.scrollTo(0, 0)
  for (let wait = 0; wait < 30; wait++) await nextFrame()
  let last = await nextFrame()
  const go = async (length, pace, set) => {
    for (let at = 0; at <= length; at += pace) {
      set(at)
      const now = await nextFrame()
      told.frames.push(now - last)
      last = now
      if (day === undefined) continue
      const edge = Math.floor((box.scrollLeft + width - 240) / day) + 2
      if (!box.querySelector('[role=gridcell][aria-colindex="' + edge + '"]')) told.blank++
    }
  }
  await go(across, ${step}, (at) => box.scrollTo(at, 0))
  await go(down, 40, (at) => box.scrollTo(across, at))
  await go(down, 40, (at) => box.scrollTo(across, down - at))
  await new Promise((resolve) => setTimeout(resolve, 300))
  watch.disconnect()
  return told
})()`

/** The size of a calendar's box, and its contents. */
export type Size = { width: number; height: number; day: number; rows: number; days: number }

export const sizeScript = `(async () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let wait = 0; wait < 600 && !document.querySelector('.ui-homes-box'); wait++) await nextFrame()
  const box = document.querySelector('.ui-homes-box')
  const grid = box.querySelector('[role=grid]')
  return {
    width: box.clientWidth,
    height: box.clientHeight,
    day: document.querySelector('.ui-homes-day').getBoundingClientRect().width,
    rows: Number(grid.ariaRowCount),
    days: Number(grid.ariaColCount) - 1,
  }
})()`

/** A plain table of the same cells in a box of the same size: what the browser does on its own. */
export const tableScript = ({ width, height, day, rows, days }: Size): string => `(() => {
  const cell = '<td style="width:${day}px;height:37px;border:1px solid #ddd;padding:0;text-align:center">455</td>'
  const lines = ('<tr>' + cell.repeat(${days}) + '</tr>').repeat(${rows})
  const table = '<table style="table-layout:fixed;width:${days * day}px;border-collapse:collapse">' + lines + '</table>'
  const box = 'width:${width}px;height:${height}px;overflow:auto;font:13px sans-serif'
  document.body.innerHTML = '<div id="box" style="' + box + '">' + table + '</div>'
})()`

/** Logs in as the API's own pages do, with the token from the site. */
export const loginScript = (email: string, password: string): string => `(async () => {
  const api = '/app-portal/v1.1/'
  const { results } = await (await fetch(api + 'web-data')).json()
  const answer = await fetch(api + 'login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': results.token,
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(${JSON.stringify({ email, password })}),
  })
  return answer.status
})()`
