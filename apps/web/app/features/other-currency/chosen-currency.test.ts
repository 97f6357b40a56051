import { expect, it } from 'vitest'
import { currencyIn } from './chosen-currency.ts'

it('reads the choice among other cookies, and ignores invalid currencies', () => {
  expect(currencyIn('scheme=dark; currency=EUR; language=de')).toBe('EUR')
  for (const none of ['', 'currency=', 'currency=eur', 'currency=EURO', 'mycurrency=EUR', 'currency=<b>'])
    expect(currencyIn(none)).toBe('')
})
