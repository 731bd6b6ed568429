// What runs before the others (package.json). Any Node reads this file, and npm is told to say nothing (.npmrc).
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    `Cabine's scripts need Node 22.22 or newer, and this is ${process.versions.node}.\n` +
      'On Linux x64, npm ci --ignore-scripts brings one along; elsewhere, install it.',
  )
  process.exit(1)
}
