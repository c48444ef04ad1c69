/** Short names that people know from chat programs and write between colons. Those that are an emoji's own name as well stand in its list alone. */
const written = `
  🎉 tada
  👍️ +1 thumbsup
  👎️ -1 thumbsdown
  😄 smile
  😁 grin
  😂 joy
  🤣 rofl
  😅 sweat_smile
  😉 wink
  😊 blush
  😍 heart_eyes
  😘 kissing_heart
  😎 sunglasses
  🤔 thinking thinking_face
  😢 cry
  😭 sob
  😱 scream
  😡 rage
  😠 angry
  😕 confused
  😞 disappointed
  😌 relieved
  😴 sleeping
  😷 mask
  🤫 shushing_face
  🤗 hugs hugging_face
  🥳 party partying_face
  ❤️ heart
  💔 broken_heart
  👏 clap
  👋 wave
  👌 ok_hand
  🙏 pray
  🙌 raised_hands
  💪 muscle
  ☝️ point_up
  👇️ point_down
  👈️ point_left
  👉️ point_right
  🤞 fingers_crossed
  🤝 handshake
  👀 eyes
  💯 100
  🔥 fire
  🚀 rocket
  ⭐️ star
  ✨️ sparkles
  ⚡️ zap
  💥 boom
  💡 bulb
  📝 memo pencil
  📌 pushpin
  📎 paperclip
  📅 calendar date
  📧 email
  ☎️ phone telephone
  💻️ computer
  🔒️ lock
  🔑 key
  🔨 hammer
  🔧 wrench
  ⚙️ gear
  🔍️ mag
  🔔 bell
  📣 mega
  📢 loudspeaker
  💬 speech_balloon
  ✅️ white_check_mark
  ✔️ heavy_check_mark
  ❌️ x
  ⛔️ no_entry
  ⚠️ warning
  ❓️ question
  ❗️ exclamation
  ℹ️ information_source
  ⌛️ hourglass
  ⏰️ alarm_clock
  ☕️ coffee
  🍵 tea
  🍺 beer
  🍻 beers
  🍾 champagne
  🍷 wine_glass
  🍕 pizza
  🍰 cake
  🎂 birthday
  🎁 gift
  🎈 balloon
  🏆️ trophy
  🏅 medal
  ⚽️ soccer
  🚲️ bike
  🚗 car
  🚌 bus
  🚆 train
  🚢 ship
  ✈️ airplane
  ☀️ sunny
  ☁️ cloud
  ☔️ umbrella
  ❄️ snowflake
  🌈 rainbow
  🌍️ earth_africa
  🌱 seedling
  🍀 four_leaf_clover
  🌹 rose
  🐶 dog
  🐱 cat
  🐛 bug
  🐌 snail
  💩 poop hankey
  👻 ghost
  🤖 robot
  🙈 see_no_evil
  🤦 facepalm
  🤷 shrug
  💰️ money
  📈 chart_with_upwards_trend
  🏠️ house
  🏢 office
  ♻️ recycle
`;

/** The signs of short names. */
export const emojiCodes: ReadonlyMap<string, string> = new Map(
  written
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [sign = "", ...codes] = line.trim().split(" ");
      return codes.map((code) => [code, sign] as const);
    }),
);
