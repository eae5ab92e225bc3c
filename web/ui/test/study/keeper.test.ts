// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { Refused } from '../../src/app/api'
import { isStudyId, Keeper, newId, type Waiting } from '../../src/study/keeper'

const ID = '1aaaaaaaaaaa'
const draft = (name: string) => ({ id: ID, name, document: { kind: 'italian', tags: {}, result: '*', nodes: [], problems: [] }, at: 0, game: null })

describe('a study', () => {
  let answers: (number | Refused)[]
  let sent: Waiting[]
  let timers: (() => void)[]
  let forks: [string, string][]
  const keeper = () => new Keeper(localStorage, put, (...ids) => forks.push(ids), (act) => timers.push(act))

  async function put(one: Waiting) {
    sent.push(one)
    const answer = answers.shift() ?? 1
    if (answer instanceof Refused) {
      throw answer
    }
    return { version: answer }
  }

  /** The time comes for what was put off. */
  async function tick() {
    timers.splice(0).forEach((act) => act())
    await Promise.resolve().then(() => {}).then(() => {}).then(() => {})
  }

  beforeEach(() => {
    localStorage.clear()
    ;[answers, sent, timers, forks] = [[], [], [], []]
  })

  it('waitsInTheBrowserUntilTheServerHasIt', async () => {
    const one = keeper()
    one.keep(draft('a'))
    expect(one.draft(ID)?.name).toBe('a')
    await tick()
    expect(sent.map(({ name, version }) => [name, version])).toEqual([['a', 0]])
    expect(localStorage.length).toBe(0)
    expect(one.status.value).toBe('saved')
  })

  it('isSentOnceForManyChanges', async () => {
    const one = keeper()
    one.keep(draft('a'))
    one.keep(draft('ab'))
    await tick()
    expect(sent.map(({ name }) => name)).toEqual(['ab'])
  })

  it('isKeptWhileTheServerIsAwayAndSentLater', async () => {
    answers = [new Refused(0, 'away'), 1]
    const one = keeper()
    one.keep(draft('a'))
    await tick()
    expect(one.status.value).toBe('offline')
    expect(localStorage.length).toBe(1)
    await tick()
    expect(one.status.value).toBe('saved')
    expect(localStorage.length).toBe(0)
  })

  it('isSentByTheNextVisitIfThePageWasClosed', async () => {
    keeper().keep(draft('a'))
    timers.splice(0)
    const next = keeper()
    next.recover()
    await tick()
    expect(sent.map(({ name }) => name)).toEqual(['a'])
    expect(localStorage.length).toBe(0)
  })

  it('becomesACopyIfItWasChangedElsewhere', async () => {
    answers = [new Refused(409, 'changed'), 1]
    const one = keeper()
    one.openedAt(ID, 3)
    one.keep(draft('a'))
    await tick()
    await tick()
    const [[from, to] = []] = forks
    expect(from).toBe(ID)
    expect(isStudyId(to)).toBe(true)
    expect(sent.map(({ id, version }) => [id, version])).toEqual([[ID, 3], [to, 0]])
    expect(one.status.value).toBe('saved')
  })

  it('staysInTheBrowserIfTheServerRefusesIt', async () => {
    answers = [new Refused(413, 'too long')]
    const one = keeper()
    one.keep(draft('a'))
    await tick()
    expect([one.status.value, one.fault.value]).toEqual(['refused', 'too long'])
    expect(localStorage.length).toBe(1)
  })

  it('hasAnIdThatIsNoGamesId', () => {
    expect(isStudyId(newId())).toBe(true)
    expect(isStudyId('international')).toBe(false)
  })
})
