const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function outcomeOf(section, options) {
  const since = Date.now()
  console.log(`\n━━ ${section.name}: ${section.what}`)
  try {
    return { name: section.name, ...(await section.run(options)), duration: seconds(since) }
  } catch (error) {
    console.log(error.message)
    return { name: section.name, passed: 0, failed: 1, duration: seconds(since) }
  }
}

const line = ({ name, passed, failed, skipped, duration }) =>
  `  ${failed === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed` +
  `${skipped ? ` ${String(skipped).padStart(4)} skipped` : ''}   ${duration}`

/**
 * Runs the sections one after the other and prints the sum as the last line. What a later one can have made ready for it
 * is begun once, before the first. Gives the exit code.
 */
export async function report(sections, options) {
  const since = Date.now()
  const begun = new Map()
  for (const { prepare } of sections.slice(1)) if (prepare && !begun.has(prepare)) begun.set(prepare, prepare(options))
  const outcomes = []
  for (const section of sections)
    outcomes.push(await outcomeOf(section, { ...options, prepared: begun.get(section.prepare) }))
  const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0)
  console.log(`\n━━ summary (${seconds(since)})`)
  for (const outcome of outcomes) console.log(line(outcome))
  for (const { name, red = [] } of outcomes) for (const title of red) console.log(`  ✗ ${name}: ${title}`)
  for (const { name, again = [] } of outcomes)
    for (const title of again) console.log(`  ! ${name}: green only when it was asked again: ${title}`)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
}
