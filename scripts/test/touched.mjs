// Which integration and browser tests a change touches, by the folders of domains. Vitest's own search by imports does
// not help here: an integration test calls the whole server, so it imports every module.

const testFile = /^packages\/server\/.*\.test\.ts$/;
const specFile = /^e2e\/([^/]+)\.spec\.ts$/;
const domainFolder = /^packages\/(?:contract\/src|server\/src\/modules|web\/src\/features)\/([^/]+)\//;
const moduleFolder = /^packages\/server\/src\/modules\/([^/]+)\//;
const featureFolder = /^packages\/web\/src\/features\/([^/]+)\//;
const sharedFolder = /^packages\/web\/src\/shared\/([^/]+)\//;

/** The journeys through what has no domain. */
const journeysOf = {
  'packages/web/src/app/': ['shell', 'sign-in', 'layout'],
  'packages/web/src/ui/': ['ui-kit'],
  'packages/web/src/lib/navigation/': ['shell'],
  'packages/web/src/lib/session/': ['sign-in'],
  'packages/web/src/lib/drafts/': ['sell'],
  'packages/web/src/lib/scan/': ['scanning'],
  'packages/web/src/lib/live/': ['live'],
  'packages/web/src/service-worker.js': ['offline'],
};

/** What is no part of the product: types, lint and unit tests say all there is to say about it. */
const besideTheProduct = /^(docs|scripts|bench|proof|\.ci|\.github)\/|\.md$|^[^/]+$|\.test\.(ts|mjs)$/;

/**
 * Of a change, given as paths, and the sources as { path: text }: the tests to run, those left out, and the changed
 * files that no domain, folder or journey accounts for.
 */
export function touchedTests(changed, sources) {
  const files = Object.keys(sources);
  const domains = new Set(
    files.flatMap((file) => named(moduleFolder, file) ?? named(featureFolder, file) ?? []),
  );
  const touched = { server: new Set(), web: new Set() };
  const journeys = new Set();
  const folders = new Set();
  const wide = [];

  for (const file of changed) {
    const domain = named(domainFolder, file);
    const spec = named(specFile, file);
    const journey = Object.entries(journeysOf).find(([place]) => file.startsWith(place));
    if (spec) journeys.add(spec);
    else if (domain && domains.has(domain)) {
      if (!file.startsWith('packages/web/')) touched.server.add(domain);
      touched.web.add(domain);
    } else if (sharedFolder.test(file))
      for (const feature of usersOf(named(sharedFolder, file), files, sources)) touched.web.add(feature);
    else if (journey) for (const name of journey[1]) journeys.add(name);
    else if (/^packages\/server\/src\/[^/]+\//.test(file))
      folders.add(file.slice(0, file.lastIndexOf('/') + 1));
    else if (!besideTheProduct.test(file)) wide.push(file);
  }
  for (const domain of dependants(touched.server, files, sources)) touched.server.add(domain);

  const runsTest = (file) =>
    isUnit(file, sources[file]) ||
    changed.includes(file) ||
    touched.server.has(named(moduleFolder, file)) ||
    folders.has(file.slice(0, file.lastIndexOf('/') + 1)) ||
    // one test calls every endpoint as every role
    (file.endsWith('/http/access.test.ts') && changed.some((one) => /\.(api|routes)\.ts$/.test(one)));
  const runsSpec = (file) => {
    const name = named(specFile, file);
    return journeys.has(name) || touched.web.has(subjectOf(name, sources[file], domains));
  };
  return {
    tests: split(
      files.filter((file) => testFile.test(file)),
      runsTest,
    ),
    specs: split(
      files.filter((file) => specFile.test(file)),
      runsSpec,
    ),
    wide: [...wide, ...[...folders].map((folder) => `${folder}*`)],
  };
}

const named = (pattern, file) => pattern.exec(file)?.[1];

const split = (files, wanted) => ({
  run: files.filter(wanted),
  leftOut: files.filter((file) => !wanted(file)),
});

/** Uses none of the helpers that start a database or a server. */
const isUnit = (file, text) => file.startsWith('packages/server/src/') && !/from '(\.\.\/)+test\//.test(text);

/** The modules that use one of these through its index. */
function dependants(domains, files, sources) {
  return files.flatMap((file) => {
    const own = named(moduleFolder, file);
    if (!own || testFile.test(file)) return [];
    return [...sources[file].matchAll(/from '(?:\.\.\/)+([\w-]+)'/g)].some(([, name]) => domains.has(name))
      ? own
      : [];
  });
}

/** The features that use a shared folder. */
const usersOf = (folder, files, sources) =>
  files.flatMap((file) =>
    sources[file].includes(`'@/shared/${folder}/`) ? (named(featureFolder, file) ?? []) : [],
  );

/** A journey is about the domain it is named after, or else about the address it visits most. */
function subjectOf(name, text, domains) {
  if (domains.has(name)) return name;
  const visits = [...text.matchAll(/(?:signIn\([^)]*?|goto\()'\/([\w-]+)/g)].map(([, place]) => place);
  const count = (place) => visits.filter((one) => one === place).length;
  const most = visits.toSorted((one, two) => count(two) - count(one))[0];
  return most === 'login' ? 'auth' : most;
}
