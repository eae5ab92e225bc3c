// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../src/app/words'
import { rangeText } from '../src/pages/engines/options'

beforeAll(() => speak('en'))

test('a range is shown as far as it says something', () => {
  expect(rangeText('1', '1024')).toBe('1–1,024')
  expect(rangeText('-9223372036854775808', '9223372036854775807')).toBe('')
  expect(rangeText('0', '9223372036854775807')).toBe('from 0')
  expect(rangeText(null, '8')).toBe('up to 8')
  expect(rangeText('-2.5', '2.5')).toBe('−2.5–2.5')
})
